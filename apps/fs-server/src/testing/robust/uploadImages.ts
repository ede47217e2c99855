import type { RouteName } from '@fs/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { maxSides } from '../../files/cleanImage.ts';
import { createChannelExample } from '../../http/testing/chatExamples.ts';
import type { Example } from '../../http/testing/Example.ts';
import { toRequest } from '../../http/testing/exampleCalls.ts';
import { problemOf } from '../../http/testing/problemOf.ts';
import { workspaceExamples } from '../../http/testing/workspaceExamples.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';
import type { Faults } from './Faults.ts';
import type { NamedFile } from './readEntries.ts';

const types = ['image/png', 'image/jpeg'] as const;
type ImageType = (typeof types)[number];

/** One way of uploading an image. */
interface Upload {
  name: string;
  maxSide: number;
  ask: (type: ImageType, size: number) => Promise<LightMyRequestResponse>;
  /** Saves what was uploaded. */
  save: (key: string) => Promise<LightMyRequestResponse>;
  /** Where the saved image is. */
  addressOf: (answer: LightMyRequestResponse, type: ImageType) => Promise<string>;
}

/** Uploads each image as PNG and as JPEG in every way. Returns how many uploads were tried and how many were accepted. */
export async function uploadImages(images: readonly NamedFile[], faults: Faults) {
  const server = await startTestServer({
    attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
  });
  const uploads = await listUploads(server);
  const counts = { tried: 0, accepted: 0 };
  for (const image of images) {
    for (const type of types) {
      for (const upload of uploads) {
        counts.tried += 1;
        const { problem, isAccepted } = await tryUpload(server, upload, type, image);
        if (isAccepted) counts.accepted += 1;
        if (problem !== null) faults.add(`image as ${upload.name}`, problem, `${image.name} as ${type}`);
      }
    }
  }
  await server.close();
  return counts;
}

async function tryUpload(server: TestServer, upload: Upload, type: ImageType, { name, bytes }: NamedFile) {
  const refused = (answer: LightMyRequestResponse) => ({ problem: problemOf(answer), isAccepted: false });
  const asked = await upload.ask(type, bytes.length);
  if (asked.statusCode !== 200) return refused(asked);
  const { url, headers, key } = asked.json<{ url: string; headers: Record<string, string>; key: string }>();
  const put = await server.app.inject({ method: 'PUT', url, headers, payload: bytes });
  const saved = put.statusCode === 204 ? await upload.save(key) : put;
  const decodes = await isWhole(type, bytes);
  if (saved.statusCode !== 200) {
    const problem = decodes && name.includes('/valid/') ? `refuses a good image: ${saved.body.slice(0, 100)}` : null;
    return { ...refused(saved), ...(problem !== null && { problem }) };
  }
  if (!decodes) return { problem: 'accepts what is no image of its type', isAccepted: true };
  const address = await upload.addressOf(saved, type);
  if (address === '') return { problem: `has no address in ${saved.body.slice(0, 100)}`, isAccepted: true };
  const served = await server.app.inject(address);
  return { problem: await problemOfServed(served, type, upload.maxSide), isAccepted: true };
}

/** Whether a decoder reads the whole image, and it is of this type. */
async function isWhole(type: ImageType, bytes: Buffer): Promise<boolean> {
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: 50_000_000 });
    const { format } = await image.metadata();
    await image.raw().toBuffer();
    return `image/${format}` === type;
  } catch {
    return false;
  }
}

async function problemOfServed(
  answer: LightMyRequestResponse,
  type: ImageType,
  maxSide: number,
): Promise<string | null> {
  if (answer.statusCode !== 200) return `is stored but answers ${answer.statusCode}`;
  if (answer.headers['content-type'] !== type) return `is served as ${answer.headers['content-type']}`;
  if (answer.headers['x-content-type-options'] !== 'nosniff') return 'is served without nosniff';
  const { format, width, height, exif, xmp, iptc } = await sharp(answer.rawPayload).metadata();
  if (`image/${format}` !== type) return `is a ${format} inside`;
  if (Math.max(width, height) > maxSide) return `is ${width} × ${height} large`;
  return exif || xmp || iptc ? 'keeps its metadata' : null;
}

async function listUploads(server: TestServer): Promise<Upload[]> {
  const authorization = await server.authorizationOf('admin');
  const editor = await server.authorizationOf('editor');
  const call = (name: RouteName, example: Example, by = authorization) =>
    server.app.inject({ ...toRequest(name, example), headers: { authorization: by } });
  const textAt = (answer: LightMyRequestResponse, name: string) => answer.json<Record<string, string>>()[name] ?? '';
  const { channel } = await createChannelExample(server);
  const account = (await workspaceExamples.saveLogo(server)).params ?? {};
  let messages = 0;
  const clientId = () => `robust-${String(messages).padStart(6, '0')}`;
  return [
    {
      name: 'a picture of a user',
      maxSide: maxSides.avatars,
      ask: (type, size) => call('getAvatarUpload', { query: { type, size: String(size) } }),
      save: (key) => call('saveAccount', { body: { avatar: key } }),
      addressOf: async (answer) => textAt(answer, 'avatar'),
    },
    {
      name: 'a logo of an account',
      maxSide: maxSides.avatars,
      ask: (type, size) => call('getLogoUpload', { params: account, query: { type, size: String(size) } }),
      save: (key) => call('saveLogo', { params: account, body: { key } }),
      addressOf: async (answer) => textAt(answer, 'logo'),
    },
    {
      name: 'an image of an article',
      maxSide: maxSides.articles,
      ask: (type, size) => call('getArticleImageUpload', { query: { type, size: String(size) } }, editor),
      save: (key) => call('saveArticleImage', { body: { key, name: 'image' } }, editor),
      addressOf: async (answer) => textAt(answer, 'url'),
    },
    {
      name: 'a file of a message',
      maxSide: maxSides.attachments,
      ask: (fileType, size) => {
        messages += 1;
        const query = { fileNameOrKey: 'image', fileType, operation: 'putObject', size: String(size) };
        return call('getPresignedURL', { params: { channel, message: clientId() }, query });
      },
      save: (key) =>
        call('createChatMessage', {
          params: { id: channel },
          body: { client_id: clientId(), content: '', embeds: [{ url: key, file_name: 'image' }] },
        }),
      addressOf: async (answer, fileType) => {
        const query = { fileNameOrKey: '0', fileType };
        return textAt(
          await call('getPresignedURL', { params: { channel, message: textAt(answer, 'id') }, query }),
          'url',
        );
      },
    },
  ];
}
