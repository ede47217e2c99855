/** How every component that opens is controlled. */
export interface OpenProps {
  /** Whether the component is open (controlled). */
  isOpen?: boolean | undefined;
  /** Whether the component is open at first (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes the component, with any of its buttons, Escape, or a press outside. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}
