/**
 * The offline page's only script: reloads the page, because its `href=""` link would drop the `#…` that a
 * shared invoice needs.
 */
export const offlinePageScript = `document.addEventListener('click',(event)=>{if(event.target.closest('a[href=""]')){event.preventDefault();location.reload()}})`;
