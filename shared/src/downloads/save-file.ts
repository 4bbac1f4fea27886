/** Names that apps add to the user agent of their in-app browser. */
const apps =
  /FBAN|FBAV|FB_IAB|Instagram|Messenger|musical_ly|Bytedance|TikTok|trill_|WhatsApp|Snapchat|LinkedInApp|Pinterest|Twitter|Line\/|MicroMessenger|GSA\//;

/** Android's WebView. */
const androidView = /; wv\)/;

/** In-app browsers of iPhones and iPads do not claim to be Safari. */
const appleView = /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit\/(?!.*Safari\/)/;

/** Whether the user agent is an in-app browser, which ignores downloads. */
export function isInAppBrowser(userAgent: string): boolean {
  return [apps, androidView, appleView].some((mark) => mark.test(userAgent));
}

/** ms within which a browser that handles a file shows something. */
const fileShownWithin = 1000;

/** Whether something covered the page: a dialog where to save, or another app. */
function isCovered(): Promise<boolean> {
  return new Promise((resolve) => {
    const cover = () => resolve(true);
    addEventListener('blur', cover, { once: true });
    setTimeout(() => {
      removeEventListener('blur', cover);
      resolve(false);
    }, fileShownWithin);
  });
}

/** Downloads a file. Browsers do not report the outcome; false if it is an in-app browser and nothing has appeared after a second. */
export function saveFile(
  name: string,
  { content, mediaType }: { content: BlobPart; mediaType: string },
): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  const covered = isInAppBrowser(navigator.userAgent) ? isCovered() : Promise.resolve(true);
  link.click();
  // Safari still reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return covered;
}
