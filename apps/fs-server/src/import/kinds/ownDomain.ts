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

/** The host as a company's domain, or null when it is somebody's who lends pages. */
export function ownDomain(host: string): string | null {
  // The lenders' own homepages are at the bare host, which others share: their domain is left out too.
  return sharedHosts.some((shared) => host === shared || host.endsWith(`.${shared}`)) ? null : host;
}
