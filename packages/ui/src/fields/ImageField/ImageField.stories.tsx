import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { buildFile, dropFiles, pasteFiles } from '../../testing/dropFiles.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';

const harbor = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#d9e6e2" d="M0 0h320v180H0z"/>
<path fill="#1f6f57" d="M0 120h320v60H0z"/><path fill="#1b1f1d" d="M60 124l20 24h150l24-24z"/>
<path fill="#b5562d" d="M96 92h36v30H96z"/><path fill="#caa53d" d="M136 92h36v30h-36z"/><path fill="#3a5f8a" d="M176 76h36v46h-36z"/></svg>`,
)}`;

const meta = {
  title: 'Components/ImageField',
  component: ImageField,
  args: { label: 'Image', name: 'image', onSelect: fn(), onRemove: fn() },
} satisfies Meta<typeof ImageField>;
export default meta;

type Story = StoryObj<typeof meta>;

const states: readonly (Partial<ImageFieldProps> & { label: string })[] = [
  { label: 'Empty' },
  { label: 'With a description and a limit', description: 'Stands on the article card.', maxSize: 5 * 1024 * 1024 },
  { label: 'Filled', src: harbor, alt: 'A ship with three containers' },
  { label: 'With alternative text', src: harbor, alt: 'A ship with three containers', onAltChange: () => undefined },
  { label: 'On its way', isUploading: true },
  { label: 'On its way, in the place of another', src: harbor, isUploading: true, progress: 64 },
  { label: 'Required', isRequired: true },
  { label: 'Invalid', error: 'Please upload image.' },
  { label: 'Not to be shown', src: 'data:image/png,none', alt: 'A ship' },
  { label: 'Read-only', src: harbor, alt: 'A ship with three containers', isReadOnly: true },
  { label: 'Disabled', src: harbor, alt: 'A ship with three containers', isDisabled: true },
];

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid columns="wide" gap="8">
      {states.map((state) => (
        <ImageField key={state.label} {...args} {...state} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this image.')).toBeVisible();
  },
};

/** Another type is refused in the words of the specification, whichever way it came, until an allowed one comes. */
export const AnotherTypeRefused: Story = {
  tags: ['dark', 'narrow'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('group', { name: 'Image' });
    await expect(field).toHaveAccessibleDescription('Accepted: JPEG, PNG.');
    const hint = canvas.getByText('or drag and drop, or paste');
    dropFiles(hint, [buildFile('loop.gif', 'image/gif')]);
    const error = await canvas.findByText('Allowed file types: image/jpeg,image/png');
    await expect(error.closest('[aria-live="polite"]')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Accepted: JPEG, PNG. Allowed file types: image/jpeg,image/png');
    await expect(args.onSelect).not.toHaveBeenCalled();
    const photo = buildFile('harbor.png', 'image/png');
    dropFiles(hint, [photo]);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(photo));
    await waitFor(() => expect(error).not.toBeInTheDocument());
    await userEvent.tab();
    pasteFiles([buildFile('loop.gif', 'image/gif')]);
    await expect(await canvas.findByText('Allowed file types: image/jpeg,image/png')).toBeVisible();
  },
};

export const TooLarge: Story = {
  args: { maxSize: 2048 },
  play: async ({ args, canvas }) => {
    dropFiles(canvas.getByText('or drag and drop, or paste'), [buildFile('harbor.png', 'image/png', 4096)]);
    const error = await canvas.findByText('harbor.png is too large (4.00 KB). Choose a file up to 2.00 KB.');
    await expect(error).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** A real one, since browsers do not show what only says that it is: its left half is blue, its right half is green. */
async function aPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(320, 180);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#8aa6b8';
  context?.fillRect(0, 0, 320, 180);
  if (context) context.fillStyle = '#1f6f57';
  context?.fillRect(160, 0, 160, 180);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'harbor.png', { type: 'image/png' });
}

function Uploading(props: ImageFieldProps) {
  const [state, setState] = useState<Partial<ImageFieldProps>>({});
  const [alt, setAlt] = useState('');
  return (
    <Stack align="stretch">
      <ImageField
        {...props}
        {...state}
        alt={alt}
        onAltChange={setAlt}
        onSelect={(file) => {
          props.onSelect(file);
          setState({ isUploading: true });
        }}
        onRemove={() => setState({})}
      />
      <Stack direction="row">
        <Button onPress={() => setState({ src: harbor })}>Arrives</Button>
        <Button onPress={() => setState({ error: 'Uploading file: Network Error' })}>Fails</Button>
      </Stack>
    </Stack>
  );
}

/** A chosen image shows at once, under a spinner; then it is there, can be described, replaced and removed. */
export const PastedAndUploaded: Story = {
  tags: ['dark'],
  render: (args) => <Uploading {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const choose = canvas.getByRole('button', { name: 'Choose an image' });
    await expect(choose).toHaveFocus();
    pasteFiles([await aPhoto()]);
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading image' })).toBeVisible();
    const image = await canvas.findByRole('img', { name: 'Image without alt text' });
    await expect(image.getAttribute('src')).toMatch(/^data:image\/png;base64,/);

    await userEvent.click(canvas.getByRole('button', { name: 'Arrives' }));
    await expect(image).toHaveAttribute('src', harbor);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('The image is uploaded.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alt text' }), 'A ship');
    await expect(image).toHaveAccessibleName('A ship');
    await expect(canvas.getByRole('button', { name: 'Replace image' })).toBeVisible();

    canvas.getByRole('button', { name: 'Remove image' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(choose).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fails' }));
    await expect(canvas.getByRole('group', { name: 'Image' })).toHaveAccessibleDescription(
      /Uploading file: Network Error/,
    );
  },
};

/** What was wrong with the last image is no longer said of the next, whether that is refused too or being cropped. */
export const ChosenAnew: Story = {
  args: { error: 'Failed to upload file: harbor.png', crop: 'circle' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'Image' });
    await expect(field).toHaveAccessibleDescription(/Failed to upload file: harbor\.png/);
    dropFiles(canvas.getByText('or drag and drop, or paste'), [buildFile('ship.gif', 'image/gif')]);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Allowed file types/));
    await expect(canvas.queryByText(/Failed to upload/)).toBeNull();
  },
};

/** The color in the middle of an image. */
async function colorOf(file: File): Promise<string> {
  const image = await createImageBitmap(file);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0] = context?.getImageData(image.width / 2, image.height / 2, 1, 1).data ?? [];
  return `${image.width} × ${image.height}: ${[red, green, blue].join(' ')}`;
}

/** A part of the image is chosen with the keyboard, zoomed in, and used. The image itself is not. */
export const Cropped: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { crop: 'circle' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    pasteFiles([await aPhoto()]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop image' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use image' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await expect(dialog.getByText('125%')).toBeVisible();
    dialog.getByRole('application', { name: 'Part of the image that is shown' }).focus();
    await userEvent.keyboard('{ArrowLeft>3/}{ArrowUp>2/}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const CroppedAndUsed: Story = {
  args: { crop: 'square' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    pasteFiles([await aPhoto()]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop image' }));
    const use = dialog.getByRole('button', { name: 'Use image' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    dialog.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft>20/}');
    await userEvent.click(use);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(1));
    const [file] = mocked(args.onSelect).mock.calls[0] ?? [];
    await expect(file?.name).toBe('harbor.png');
    await expect(file && (await colorOf(file))).toBe('144 × 144: 138 166 184');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose an image' })).toHaveFocus());
  },
};

/** The server says what is wrong with an image that the browser can't read. */
export const CroppedUnreadable: Story = {
  args: { crop: 'circle' },
  play: async ({ args, canvas }) => {
    const broken = buildFile('broken.png', 'image/png');
    dropFiles(canvas.getByText('or drag and drop, or paste'), [broken]);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(broken));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CropCanceled: Story = {
  args: { crop: 'circle' },
  play: async ({ args, canvas }) => {
    const choose = canvas.getByRole('button', { name: 'Choose an image' });
    choose.focus();
    pasteFiles([await aPhoto()]);
    await screen.findByRole('dialog', { name: 'Crop image' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    description: hardTexts.mixed,
    error: hardTexts.unbreakable,
    src: harbor,
    alt: hardTexts.unbreakable,
    onAltChange: () => undefined,
  },
};
