import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildAccount } from '../../testing/buildAccount.ts';
import { AccountProfile } from './AccountProfile.tsx';

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path fill="#d9e6e2" d="M0 0h200v200H0z"/><circle cx="100" cy="80" r="36" fill="#1f6f57"/><path fill="#1f6f57" d="M32 200c0-44 30-68 68-68s68 24 68 68z"/></svg>',
)}`;

const meta = {
  title: 'Account/AccountProfile',
  component: AccountProfile,
  args: {
    account: ready(buildAccount()),
    onSaveNames: fn(),
    onPictureSelect: fn(),
    onPictureRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AccountProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(first);
    await userEvent.type(first, ' Adaeze ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(args.onSaveNames).toHaveBeenCalledWith({ given_name: 'Adaeze', family_name: 'Okafor' });
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  },
};

export const WithPicture: Story = {
  tags: ['dark'],
  args: { account: ready(buildAccount({ avatar: face })) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('img', { name: 'Photo of Ada Okafor' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Remove/ }));
    await expect(args.onPictureRemove).toHaveBeenCalledOnce();
  },
};

export const Incomplete: Story = {
  args: { account: ready(buildAccount({ given_name: '', family_name: 'O1' })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByRole('group', { name: /^Check 2 fields/ })).toHaveFocus();
    await expect(canvas.getByText('Please input your First Name!')).toBeVisible();
    await expect(canvas.getByText('Only alphabet is allowed!')).toBeVisible();
    await expect(canvas.getByText(/^No spaces, apostrophes, or digits\./)).toBeVisible();
    await expect(args.onSaveNames).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), '{Enter}');
    await expect(args.onSaveNames).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: { failure: 'Failed to update the User Account.', pictureFailure: 'Failed to upload file: ada.png' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to update the User Account.')).toBeVisible();
    await expect(canvas.getByText('Failed to upload file: ada.png')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), '-Bell');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(args.onSaveNames).toHaveBeenCalledWith({ given_name: 'Ada', family_name: 'Okafor-Bell' });
  },
};

export const Uploading: Story = { args: { isUploading: true } };

export const Loading: Story = { tags: ['dark'], args: { account: loading() } };

export const Failed: Story = {
  args: { account: failed('Failed to retrieve the User Account.') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to retrieve the User Account.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
