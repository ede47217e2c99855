import { Fragment, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ToolbarButton, ToolbarGroup } from '../../packages/ui/src/actions/Toolbar/Toolbar.tsx';
import { toolbarParts } from '../../packages/ui/src/actions/Toolbar/toolbarParts.ts';

const idsOf = (children: ReactNode) =>
  toolbarParts(children).map(({ buttons }) => buttons.map(({ props }) => props.id));

test('finds buttons in fragments, arrays and conditions, in their order', () => {
  const children = [
    <ToolbarGroup key="edit" label="Edit">
      <ToolbarButton id="rename" label="Rename" />
      {false}
      <Fragment key="more">
        <ToolbarButton id="copy" label="Copy" />
        <ToolbarButton id="delete" label="Delete" />
      </Fragment>
    </ToolbarGroup>,
    null,
    <ToolbarGroup key="send" label="Send">
      {['mail', 'print'].map((id) => (
        <ToolbarButton key={id} id={id} label={id} />
      ))}
    </ToolbarGroup>,
  ];
  expect(idsOf(children)).toEqual([
    ['rename', 'copy', 'delete'],
    ['mail', 'print'],
  ]);
});

test('refuses other elements, which the menu could not list', () => {
  expect(() => idsOf(<ToolbarButton id="rename" label="Rename" />)).toThrow('must be ToolbarGroups');
  expect(() =>
    idsOf(
      <ToolbarGroup label="Edit">
        <span>Rename</span>
      </ToolbarGroup>,
    ),
  ).toThrow('must be ToolbarButtons');
});
