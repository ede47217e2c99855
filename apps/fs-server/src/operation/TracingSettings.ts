/** Where traces are sent, and of how many requests and jobs. */
export interface TracingSettings {
  /** Address of a collector that speaks OTLP over HTTP. The exporter reads its headers from OTEL_EXPORTER_OTLP_HEADERS. */
  url: string;
  /** Name of the service in the traces. */
  service: string;
  /** Share of the traces that begin here, from 0 to 1. Of others, their callers decide. */
  share: number;
}
