export interface PanelProps {
  /** Whether the panel can show its data: everything above it has its final height. */
  isReady: boolean;
}
