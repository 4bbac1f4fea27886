/** Names that apps with a browser of their own add to its user agent. */
const apps =
  /FBAN|FBAV|FB_IAB|Instagram|Messenger|musical_ly|Bytedance|TikTok|trill_|WhatsApp|Snapchat|LinkedInApp|Pinterest|Twitter|Line\/|MicroMessenger|GSA\//;

/** Android's own mark of a page inside an app. */
const androidView = /; wv\)/;

/** Pages inside an app of an iPhone or iPad do not call themselves Safari. */
const appleView = /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit\/(?!.*Safari\/)/;

/** Whether that user agent is a browser inside another app. Those take downloads and do nothing with them. */
export function isInAppBrowser(userAgent: string): boolean {
  return [apps, androidView, appleView].some((mark) => mark.test(userAgent));
}

/** Ms in which a browser that does something with a file shows it. */
const fileShownWithin = 1000;

/** Whether anything came in front of the page: a question where to save, another app. */
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

/**
 * Hands a file to the visitor as a download. No browser tells what became of it; false where it is known to save none
 * and has shown nothing a second later.
 */
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
