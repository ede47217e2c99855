import type { SocialNetwork } from '@fs/api-contract';
import type { DayColumn, InstantColumn, Nullable } from './columnTypes.ts';

/** Daily follower counts of a company on a social network. */
export interface SocialCountsTable {
  organization_id: string;
  social: SocialNetwork;
  day: DayColumn;
  followers_count: number;
}

/** SEO metrics of a company's site. Authorities and the spam score range from 0 to 100. */
export interface UrlMetricsTable {
  organization_id: string;
  domain: string;
  domain_authority: number;
  page_authority: number;
  spam_score: Nullable<number>;
  linking_domains: number;
  external_links: number;
  measured_on: DayColumn;
}

/** A podcast episode about one or more companies. */
export interface PodcastsTable {
  id: string;
  title: string;
  description: string;
  publisher: string;
  url: Nullable<string>;
  image_url: Nullable<string>;
  published_at: InstantColumn;
}

export interface PodcastOrganizationsTable {
  podcast_id: string;
  organization_id: string;
}
