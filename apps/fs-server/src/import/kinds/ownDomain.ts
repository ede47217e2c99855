/** Hosts that many companies point to: a page there is theirs, the domain is not. */
const sharedHosts = [
  'angel.co',
  'apple.com',
  'crunchbase.com',
  'etsy.com',
  'facebook.com',
  'google.com',
  'google.co.in',
  'gust.com',
  'indiegogo.com',
  'instagram.com',
  'kickstarter.com',
  'linkedin.com',
  'pinterest.com',
  'rocketpun.ch',
  'techcrunch.com',
  'twitter.com',
  'venturebeat.com',
  'vimeo.com',
  'web.archive.org',
  'wikipedia.org',
  'youtube.com',
];

/** Hosts whose addresses lead elsewhere: they belong to nobody who uses them. */
const shorteners = [
  'adf.ly',
  'amzn.to',
  'bit.ly',
  'buff.ly',
  'cutt.ly',
  'db.tt',
  'dlvr.it',
  'fb.me',
  'goo.gl',
  'is.gd',
  'itun.es',
  'j.mp',
  'linktr.ee',
  'lnkd.in',
  'onelink.to',
  'ow.ly',
  'rebrand.ly',
  'shorturl.at',
  't.co',
  't.me',
  'tiny.cc',
  'tinyurl.com',
  'trib.al',
  'wp.me',
  'youtu.be',
];

/** The host as a company's domain, or null when it belongs to somebody who lends pages or shortens links. */
export function ownDomain(host: string): string | null {
  // The lenders' own homepages are at the bare host, which others share: their domain is left out too.
  return [...sharedHosts, ...shorteners].some((shared) => host === shared || host.endsWith(`.${shared}`)) ? null : host;
}
