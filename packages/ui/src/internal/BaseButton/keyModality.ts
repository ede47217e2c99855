let isByKey = true;

if (typeof document !== 'undefined') {
  const onPointerDown = () => {
    isByKey = false;
  };
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // A shortcut, such as the browser's, is not a step toward another element.
    if (!(altKey || ctrlKey || metaKey || key === 'Shift')) isByKey = true;
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('keydown', onKeyDown, true);
}

/**
 * Whether the user last pressed a key rather than the pointer, so that the focused button shows it. `:focus-visible` of
 * CSS also matches when code moves focus after a press of the pointer.
 */
export function isKeyLast(): boolean {
  return isByKey;
}
