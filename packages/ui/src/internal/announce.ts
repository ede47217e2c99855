import { hidden } from '../layout/VisuallyHidden/VisuallyHidden.css.ts';

type Urgency = 'assertive' | 'polite';

/** Milliseconds after which a text is removed. */
const kept = 7000;

/** Milliseconds after which Safari reads texts in a new region. */
const settling = 100;

const regions = new Map<Urgency, HTMLElement>();

/** Announces a text to screen readers, whatever has focus. */
export function announce(text: string, urgency: Urgency) {
  const known = regions.get(urgency);
  const region = known?.isConnected ? known : addRegion(urgency);
  const add = () => {
    const element = document.createElement('div');
    element.textContent = text;
    region.append(element);
    setTimeout(() => element.remove(), kept);
  };
  if (region === known) add();
  else setTimeout(add, settling);
}

function addRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.className = hidden;
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', urgency);
  region.setAttribute('aria-relevant', 'additions');
  // React Aria hides everything else from screen readers while a dialog is open.
  region.dataset.liveAnnouncer = 'true';
  document.body.prepend(region);
  regions.set(urgency, region);
  return region;
}
