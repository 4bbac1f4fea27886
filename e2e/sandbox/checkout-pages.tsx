/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx';
import { formatKobo } from './display-text.ts';
import { type CheckoutMessage, testCards } from './payment.ts';
import { Values } from './record-item.tsx';
import type { Payment } from './records.ts';

type Frame = {
  session: string;
  title: string;
  /** The message to the opener of the frame as soon as this page loads. */
  messages: CheckoutMessage[];
  payment?: Payment;
  children?: Child;
};

/** A page of the checkout, inside the frame. */
export function CheckoutFrame({ session, title, messages, payment, children }: Frame) {
  return (
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – sandbox checkout`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="../assets/sandbox.css" />
      </head>
      <body
        class="checkout"
        data-messages={JSON.stringify(messages)}
        data-reference={payment?.reference}
        data-access-code={payment?.accessCode}
      >
        <main class="panel">
          <p class="panel__notice">
            <strong>Sandbox.</strong> No card is charged and no money moves.
          </p>
          {children}
        </main>
        <form id="start" method="post" action="transaction" hidden>
          <input type="hidden" name="session" value={session} />
          <input type="hidden" name="params" />
        </form>
        <script type="module" src="../assets/checkout-frame.js"></script>
      </body>
    </html>
  );
}

/** The first page: it reports that it is ready and waits for the payment request. */
export function WaitingPage({ session }: { session: string }) {
  return (
    <CheckoutFrame session={session} title="Opening" messages={[{ event: 'loaded:checkout' }]}>
      <div class="panel__body">
        <h1>Opening the payment</h1>
        <p class="muted">Waiting for the payment details from the site.</p>
      </div>
    </CheckoutFrame>
  );
}

function AboutPayment({ payment }: { payment: Payment }) {
  return (
    <details>
      <summary>What the site sent</summary>
      <Values values={{ reference: payment.reference, metadata: payment.metadata }} />
    </details>
  );
}

/** The payment form: a choice of test cards, and every way to end the payment. */
export function PayPage(props: {
  session: string;
  payment: Payment;
  messages: CheckoutMessage[];
  problem?: string;
}) {
  const { session, payment, messages, problem } = props;
  const sum = formatKobo(payment.amount);
  return (
    <CheckoutFrame session={session} title={`Pay ${sum}`} messages={messages} payment={payment}>
      <form method="post" action="pay">
        <input type="hidden" name="session" value={session} />
        <input type="hidden" name="accessCode" value={payment.accessCode} />
        <div class="panel__sum">
          <h1>
            <small>To the venue</small>
            {sum}
          </h1>
          <button class="panel__close" name="action" value="close" aria-label="Cancel payment">
            ×
          </button>
          <p class="small">
            {payment.email}
            <br />
            Reference {payment.reference}
          </p>
        </div>
        <div class="panel__body">
          {problem && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
          <div>
            <label>
              Test card
              <select name="card">
                {testCards.map((card) => (
                  <option key={card.id} value={card.id}>
                    {card.number} – {card.outcome.toLowerCase()}
                  </option>
                ))}
              </select>
            </label>
            <span class="small muted">A real card number cannot be entered here.</span>
          </div>
          <button class="button button--primary" name="action" value="pay" data-first="">
            Pay {sum}
          </button>
          <div class="others">
            <p class="small muted">Or end it another way</p>
            <div class="others__row">
              <button class="button" name="action" value="decline">
                Decline
              </button>
              <button class="button" name="action" value="close">
                Cancel
              </button>
            </div>
            <button class="button" name="action" value="transfer">
              Bank transfer pending
            </button>
          </div>
          <AboutPayment payment={payment} />
        </div>
      </form>
    </CheckoutFrame>
  );
}

/** The end of a transaction. The library hides the frame on this message. */
export function EndPage(props: { session: string; title: string; messages: CheckoutMessage[] }) {
  return (
    <CheckoutFrame {...props}>
      <div class="panel__body">
        <h1>{props.title}</h1>
        <p class="muted">You can go back to the site.</p>
      </div>
    </CheckoutFrame>
  );
}

/** The checkout refused to open the transaction. */
export function RefusedPage({ session, reason }: { session: string; reason: string }) {
  const messages: CheckoutMessage[] = [{ event: 'error', data: { type: 'setup', message: reason } }];
  return (
    <CheckoutFrame session={session} title="Payment refused" messages={messages}>
      <form class="panel__body" method="post" action="pay">
        <h1>This payment cannot start</h1>
        <p class="problem" role="alert">
          {reason}
        </p>
        <input type="hidden" name="session" value={session} />
        <button class="button button--primary" name="action" value="close">
          Back to the site
        </button>
      </form>
    </CheckoutFrame>
  );
}
