/** What a page says of its article. All of it is plain text. */
export interface ExtractedArticle {
  title: string;
  author: string | null;
  /** ISO 8601; null if the page says none that can be read. */
  publishedAt: string | null;
  description: string;
  text: string;
  /** Absolute address with http or https. */
  image: string | null;
  siteName: string | null;
}

export interface ExtractionInput {
  html: string;
  url: string;
}
