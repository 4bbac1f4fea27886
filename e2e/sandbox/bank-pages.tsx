/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { CheckoutFrame } from './checkout-pages.tsx';
import type { Payment } from './records.ts';

/** This card's bank asks its customer in a separate window, which the checkout opens from its frame. */
export function BankPage({ session, payment }: { session: string; payment: Payment }) {
  return (
    <CheckoutFrame session={session} title="Your bank" messages={[]} payment={payment}>
      <form id="bank" class="panel__body" method="post" action="pay">
        <h1>Confirm with your bank</h1>
        <input type="hidden" name="session" value={session} />
        <input type="hidden" name="accessCode" value={payment.accessCode} />
        <input type="hidden" name="card" value="approved" />
        <input type="hidden" name="action" value="pay" />
        <p id="bank-blocked" class="problem" role="alert" hidden>
          Your browser did not let us open your bank’s window. Allow popups and try again.
        </p>
        <button type="button" class="button button--primary" id="open-bank" data-first="">
          Open my bank’s window
        </button>
      </form>
    </CheckoutFrame>
  );
}

/** The bank's window. It answers the frame that opened it. */
export function BankWindow() {
  return (
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox bank</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="../assets/sandbox.css" />
      </head>
      <body class="checkout">
        <main class="panel">
          <p class="panel__notice">
            <strong>Sandbox.</strong> No card is charged and no money moves.
          </p>
          <div class="panel__body">
            <h1>Did you make this payment?</h1>
            <button type="button" class="button button--primary" id="approve">
              Yes, pay
            </button>
          </div>
        </main>
        <script type="module" src="../assets/bank-window.js"></script>
      </body>
    </html>
  );
}
