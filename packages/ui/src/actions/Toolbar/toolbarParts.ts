import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton.tsx';
import { ToolbarGroup, type ToolbarGroupProps } from './ToolbarGroup.tsx';

/** A group as elements, so that a toolbar can render some of its buttons and list the others in a menu. */
export interface ToolbarPart {
  group: ReactElement<ToolbarGroupProps>;
  buttons: readonly ReactElement<ToolbarButtonProps>[];
}

/**
 * Returns the groups among the children of a Toolbar, also in fragments and arrays.
 * @throws if a child is neither a ToolbarGroup with ToolbarButtons nor empty, because the menu could not list it.
 */
export function toolbarParts(children: ReactNode): ToolbarPart[] {
  return elementsIn(children).map((group) => {
    if (!isElementOf(group, ToolbarGroup)) throw new Error('The children of Toolbar must be ToolbarGroups');
    const buttons = elementsIn(group.props.children).map((button) => {
      if (isElementOf(button, ToolbarButton)) return button;
      throw new Error('The children of ToolbarGroup must be ToolbarButtons');
    });
    return { group, buttons };
  });
}

function elementsIn(children: ReactNode): ReactElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? elementsIn(child.props.children) : [child];
  });
}

function isElementOf<Props>(element: ReactElement, type: (props: Props) => ReactNode): element is ReactElement<Props> {
  return element.type === type;
}
