/**
 * The few generic patterns by which public filter lists recognise advertising, tracking and sharing on every site, extended
 * to similar names: EasyList (`/advert-`, `/468x60-`), EasyPrivacy (`/piwik-`, `/eventtracking-`), Fanboy's Social
 * (`/share-button-`, `/socialshare-`, `/assets/social-` for pictures), Fanboy's Annoyances (`/assets/newsletter-`,
 * `/pushtoast-`) and EasyList Cookie (`/cookie-consent.`). No package of the lists is small enough to depend on.
 */
const listedPaths = [
  /\/(ads?|ad-?(banner|block|box|click|image|player|rotate|serve|server|service|tech|unit)s?|advert\w*|adsense|prebid|pop-?(ad|under|up)s?|banner-?ads?|sponsor(ed|s)?)[-_./]/,
  /[-_./]\d{2,4}x\d{2,3}[-_.]/,
  /\/(\w+-?)?(analytics|beacon|pixel|telemetry|tracker|tracking|tracking-?code|statcounter|piwik|matomo|tag-?manager)[-_./]/,
  /[/-]share-?(bar|box|button|icon|link|page|this|tool|widget)s?[-_.]/,
  /[/-]social-?(bar|block|button|core|icon|link|locker|media|pod|share|view|widget)s?[-_.]/,
  /\/assets\/(social|facebook|twitter)[-_].*\.(avif|webp|png|jpe?g|svg|gif)$/,
  /\/assets\/(newsletter-|fb[-_.]|tumblr_|twitter_)/,
  /\/(addtoany|follow-?(fb|us)|go-?top|like-?box|rss-?feed|tweet-?\w*|push-?(note|notification|toast)s?)[-_.]/,
  /[/-]cookie-?s?(-?(accept|alert|banner|bar|consent|control|info|law|message|notice|notify|policy|popup|script|warning))?[-_.]/,
  /[/-](gdpr|consent)[-_.]/,
];

/** Ids of elements that EasyList hides on every site (`###adverts`). */
const listedIds = /^(ads?|advert\w*|adsense|banner-?ads?|google-?ads?|sponsor(ed|s)?)([-_]|$)/;

/** Whether a filter list would block a file or an address, given by its path. */
export function isListedPath(path: string): boolean {
  const lowerCase = path.toLowerCase();
  return listedPaths.some((pattern) => pattern.test(lowerCase));
}

/** Whether a filter list would hide an element with this `id`. */
export function isListedId(id: string): boolean {
  return listedIds.test(id.toLowerCase());
}
