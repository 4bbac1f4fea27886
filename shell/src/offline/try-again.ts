/**
 * The one script of the page for a lost connection, as its text: loads the page again that was asked for. Its link by itself leads to
 * the address without what follows a `#`, which is all that the link of a shared invoice carries.
 */
export const tryAgainScript = `document.addEventListener('click',(event)=>{if(event.target.closest('a[href=""]')){event.preventDefault();location.reload()}})`;
