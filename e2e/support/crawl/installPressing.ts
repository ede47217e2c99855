/** A control that a page shows, as the crawl tells it from others. */
export interface Pressable {
  /** Alike for alike controls of all rows: role, name without the row's own names, and place. */
  key: string;
  role: string;
  name: string;
  /** The landmark, dialog or menu around it. */
  place: string;
}

/** What the crawl asks of a page. */
export interface Pressing {
  /** The controls that can be pressed now; with an open dialog or menu, those in it. */
  list: () => Pressable[];
  /** Moves the focus to a control and remembers what the page shows. Returns the key that presses it. */
  aim: (key: string) => string | null;
  /** Whether the page shows something else than when the control was aimed at, apart from the control's own looks. */
  isChanged: () => boolean;
  /** Whether a message, a dialog or a wall says something that none said when the control was aimed at. */
  isAnswered: () => boolean;
  /** Whether what the pressed control opens is not there yet. */
  isOpening: () => boolean;
  /** How many dialogs, menus and lists of options are open. */
  overlays: () => number;
  /** Whether the focus is where the user is: in the open dialog or menu, if there is one. */
  isFocusInside: () => boolean;
}

declare global {
  interface Window {
    pressing: Pressing;
  }
}

/** Runs in the page, before its own scripts, and therefore refers to nothing outside. */
export function installPressing(): void {
  const controls =
    'button, summary, [role=button], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=tab], ' +
    '[role=switch], [role=radio], input[type=checkbox], input[type=radio]';
  const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
  const places = `${overlays}, header, footer, nav, main, [role=search], [role=toolbar], table, form`;
  const messages =
    '[role=alert], [role=status], [role=alertdialog], [role=dialog], [aria-live=polite], [aria-live=assertive], ' +
    '[data-part=wall]';
  const rows = 'tr, li, article, [role=row], [role=group]';
  let aimed: Element | null = null;
  let shown = '';
  let saidBefore = new Set<string>();

  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : 'button');
  const plain = (text: string) =>
    text
      .replace(/[\d.,]+/g, '#')
      .replace(/\s+/g, ' ')
      .trim();

  function labelOf(element: Element): string {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const byLabels = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return element.getAttribute('aria-label') || byLabels;
  }

  function nameOf(element: Element): string {
    const own = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    const name = labelOf(element) || own || element.getAttribute('title') || '';
    return name.replace(/\s+/g, ' ').trim();
  }

  /** The name without what differs between rows. */
  function kindOf(element: Element, name: string): string {
    const row = element.closest(rows);
    let kind = name;
    const parts = row ? [row, ...row.querySelectorAll('a, h2, h3, h4, th, label')] : [];
    for (const part of parts) {
      const text = part === row ? labelOf(row) : (part.textContent ?? '').trim();
      if (text !== '' && part !== element) kind = kind.replace(text, '…');
    }
    // What follows a colon is a choice.
    return plain(kind).replace(/:.*/, ':');
  }

  function placeOf(element: Element): string {
    const place = element.closest(places);
    if (!place) return 'the page';
    const name = nameOf(place);
    // A menu is named after the button that opens it, which may say what is chosen.
    const isNamed = place.matches('[aria-label], [aria-labelledby]') && !place.matches('[role=menu], [role=toolbar]');
    const role = place.getAttribute('role') ?? place.tagName.toLowerCase();
    const frame = element.closest('header, footer');
    return `${frame && !frame.closest('main') ? 'the frame’s ' : ''}${role}${isNamed ? ` ${plain(name)}` : ''}`;
  }

  const isOpen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const said = () =>
    [...document.querySelectorAll(messages)]
      .filter((message) => isOpen(message))
      .map(({ textContent }) => (textContent ?? '').trim())
      .filter((text) => text !== '');

  const openOverlays = () =>
    [...document.querySelectorAll(overlays)].filter((found) => isOpen(found) && !found.closest('main'));
  /** The last one that opened. */
  const overlay = () => openOverlays().at(-1);

  function isPressable(element: Element): boolean {
    if (!isOpen(element) || element.matches(':disabled, a[href]') || element.closest('[inert], [aria-hidden=true]'))
      return false;
    if (element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('aria-current')) return false;
    // What is chosen stays chosen.
    if (element instanceof HTMLInputElement && element.type === 'radio') return !element.checked;
    const isChosen = ['aria-selected', 'aria-checked'].some((state) => element.getAttribute(state) === 'true');
    if (isChosen) return !element.matches('[role=tab], [role=radio], [role=menuitemradio]');
    const isOneOfSeveral = element.parentElement?.querySelector(':scope > [aria-pressed=false]') != null;
    return !(element.getAttribute('aria-pressed') === 'true' && isOneOfSeveral);
  }

  function present(): (Pressable & { element: Element })[] {
    const found = [...(overlay() ?? document).querySelectorAll(controls)].filter(isPressable);
    return found.map((element) => {
      const [role, name, place] = [roleOf(element), nameOf(element), placeOf(element)];
      return { element, role, name, place, key: `${role} “${kindOf(element, name)}” in ${place}` };
    });
  }

  const isNoted = (name: string) =>
    /^(aria-(?!describedby)|role|open|hidden|disabled|placeholder|src|href|d$)/.test(name);

  function stateOf(element: Element): string[] {
    const parts = [element.tagName];
    for (const { name, value } of element.attributes) if (isNoted(name)) parts.push(`${name}=${value}`);
    if (element instanceof HTMLTextAreaElement) parts.push(element.value);
    if (element instanceof HTMLInputElement) parts.push(element.value, `${element.checked}`, element.type);
    if (element === document.activeElement && element !== aimed && element !== document.body) parts.push('focus');
    return parts;
  }

  /** Everything that a user could notice: texts, states, values, focus and address. */
  function looks(): string {
    const parts = [window.location.href];
    const note = (node: Node) => {
      if (node instanceof Text) parts.push(node.data);
      if (!(node instanceof Element) || node.matches('[role=tooltip], script, style')) return;
      parts.push(...stateOf(node));
      node.childNodes.forEach(note);
    };
    for (const { name, value } of document.documentElement.attributes) parts.push(`${name}=${value}`);
    note(document.body);
    return parts.join('\n');
  }

  window.pressing = {
    list: () => present().map(({ element: _, ...each }) => each),
    overlays: () => openOverlays().length,
    isFocusInside: () =>
      // The focus of a combobox stays in its field.
      document.activeElement?.matches('[role=combobox][aria-expanded=true]') === true ||
      openOverlays().some((open) => open.contains(document.activeElement)),
    aim: (key) => {
      const found = present().find((each) => each.key === key);
      if (!found) return null;
      aimed = found.element;
      if (document.activeElement instanceof HTMLElement && !overlay()) document.activeElement.blur();
      shown = looks();
      saidBefore = new Set(said());
      found.element.scrollIntoView({ block: 'nearest' });
      (found.element as HTMLElement).focus();
      return /^(checkbox|radio|switch)$/.test(found.role) ? 'Space' : 'Enter';
    },
    isOpening: () => aimed?.matches('[aria-haspopup][aria-expanded=true]') === true && openOverlays().length === 0,
    isChanged: () => looks() !== shown,
    isAnswered: () => said().some((text) => !saidBefore.has(text)),
  };
}
