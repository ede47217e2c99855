/** Hosts with pages of many companies, whose domain is not the company's own. */
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

/** Link shorteners. */
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

/** Returns the host as a company's domain, or null for a shared host or link shortener. */
export function toOwnDomain(host: string): string | null {
  // Includes the bare domains of these services, because companies share them.
  return [...sharedHosts, ...shorteners].some((shared) => host === shared || host.endsWith(`.${shared}`)) ? null : host;
}
