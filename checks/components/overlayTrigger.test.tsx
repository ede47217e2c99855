import { Button, IconButton, Link, Menu, Popover, ToggleButton, Tooltip } from '@fs/ui';
import { Component, type ReactElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled } from '../../.storybook/testing/settled.ts';
import { renderOnPage } from './renderOnPage.tsx';

const items = [{ id: 'rename', label: 'Rename' }];

const triggers: Readonly<Record<string, ReactElement>> = {
  Button: <Button>Open</Button>,
  IconButton: <IconButton label="Open">+</IconButton>,
  ToggleButton: <ToggleButton>Open</ToggleButton>,
  'IconButton in a Tooltip': (
    <Tooltip text="More actions">
      <IconButton label="Open">+</IconButton>
    </Tooltip>
  ),
};

test.each(Object.entries(triggers))(
  '%s opens a menu by keyboard and pointer, and gets focus back',
  async (_, trigger) => {
    renderOnPage(<Menu trigger={trigger} items={items} />);
    const button = page.getByRole('button', { name: 'Open' });
    await expect.element(button).toHaveAttribute('aria-haspopup', 'true');
    await userEvent.keyboard('{Tab}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    expect(document.querySelector('button')?.ariaExpanded).toBe('true');
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await userEvent.click(button);
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a tooltip on a trigger still opens on focus and describes the button', async () => {
  renderOnPage(<Menu trigger={triggers['IconButton in a Tooltip'] as ReactElement} items={items} />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveAccessibleDescription('More actions');
});

class Boundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override state = { message: '' };

  override render() {
    return this.state.message || this.props.children;
  }
}

test('an overlay whose trigger is no button says so in development', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  renderOnPage(
    <Boundary>
      <Popover trigger={<Link href="#harbors">Harbors</Link>} label="Harbors">
        Seattle
      </Popover>
    </Boundary>,
  );
  await settled();
  expect(document.body.textContent).toContain('The trigger of an overlay must be a button of @fs/ui');
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
});
