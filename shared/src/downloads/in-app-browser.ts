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
