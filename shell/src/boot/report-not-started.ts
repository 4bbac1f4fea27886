/** Gives what reports to the owner (`reportUrl`), once, that the shell did not start. */
export function createNotStartedReport(): () => void {
  let isSent = false;
  return () => {
    const config = document.getElementById('config');
    if (isSent || !config) return;
    isSent = true;
    const { reportUrl } = JSON.parse(config.textContent);
    // A page without a view is a 404: the address that somebody typed is not reported.
    const page = document.querySelector('main>[data-part]') ? window.location.pathname : 'other';
    if (reportUrl) navigator.sendBeacon(reportUrl, JSON.stringify({ code: 'shell-not-started', page }));
  };
}
