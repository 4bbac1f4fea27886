/*
 * Runs inside the checkout frame. Each page of the checkout carries the messages for the page that opened it
 * (`data-messages`) and the transaction it is about. A request for another transaction is posted to the sandbox as a
 * form; the request for the transaction at hand, which the provider's library may repeat, is passed over.
 */
const page = document.body.dataset;
const start = document.querySelector('#start');
let isRequested = false;

function isCurrent({ accessCode = page.accessCode, ref = page.reference }) {
  return page.accessCode !== undefined && accessCode === page.accessCode && ref === page.reference;
}

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || data?.type !== 'inline:url' || data.path !== 'newTransaction') return;
  if (isRequested || isCurrent(data.params)) return;
  isRequested = true;
  start.elements.params.value = JSON.stringify(data.params);
  start.submit();
});

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') document.querySelector('button[value="close"]')?.click();
});

/* A bank that asks in a window of its own: where none opens, there is nobody to answer. */
document.querySelector('#open-bank')?.addEventListener('click', () => {
  const bank = window.open('bank', '', 'popup,width=480,height=600');
  document.querySelector('#bank-blocked').hidden = bank !== null;
  window.addEventListener('message', ({ source, data }) => {
    if (bank !== null && source === bank && data === 'bank:approved')
      document.querySelector('#bank').submit();
  });
});

for (const message of JSON.parse(page.messages)) window.parent.postMessage(message, '*');
document.querySelector('[data-first]')?.focus();
