import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { AttachmentType } from '@fs/api-contract';
import type { Kysely } from 'kysely';
import type { SampleFile } from './seedCourses.ts';
import type { Tables } from './tables.ts';

interface MessageFile extends SampleFile {
  type: AttachmentType;
  channelId: string;
  /** Of its message. */
  position: number;
  name: string;
}

const folderOf = (channelId: string) =>
  `attachments/${createHash('sha256').update(channelId).digest('hex').slice(0, 32)}`;

/** Files of sample messages: of an answer, and of a question. */
export const messageFiles: readonly MessageFile[] = [
  {
    channelId: 'sample-lakeshore',
    position: 26,
    name: 'First week with your team.pdf',
    type: 'application/pdf',
    key: `${folderOf('sample-lakeshore')}/5a4d9c1e-0000-4000-8000-000000000001.pdf`,
    bytes: () =>
      toPdf([
        'First week with your team',
        '',
        'Monday: invite everyone, and share one watchlist.',
        'Tuesday: save the view that you open most.',
        'Wednesday: turn on the daily mail of that list.',
        'Thursday: compare three companies, and send the link.',
        'Friday: ask us what is missing.',
      ]),
  },
  {
    channelId: 'sample-data',
    position: 33,
    name: 'funding-by-quarter.png',
    type: 'image/png',
    key: `${folderOf('sample-data')}/5a4d9c1e-0000-4000-8000-000000000002.png`,
    bytes: () => toBarChart([42, 61, 38, 74, 90, 67, 83, 108]),
  },
];

/** Seeds which files the messages of a channel have, without their bytes. Requires the messages to exist. */
export async function seedMessageFiles(kysely: Kysely<Tables>, channelId: string): Promise<void> {
  for (const { position, name, type, key, bytes } of messageFiles.filter((file) => file.channelId === channelId)) {
    const message = await kysely
      .selectFrom('messages')
      .select('id')
      .where('channel_id', '=', channelId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!message) continue;
    await kysely
      .insertInto('message_files')
      .values({ message_id: message.id, ordinal: 0, key, file_name: name, type, size: bytes().length })
      .execute();
  }
}

/** A page with lines of text, the first of which is its title. */
function toPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line, index) => `/F1 ${index === 0 ? 20 : 12} Tf (${line}) Tj T*`).join('\n');
  const text = `BT 72 740 Td 24 TL\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`);
}

/** Red, green and blue of the paper, then of the bars. */
const palette = [0xfb, 0xfa, 0xf6, 0x1f, 0x6f, 0x5c];

/** Bars of these heights, in pixels, as a PNG of two colors. */
function toBarChart(heights: readonly number[]): Buffer {
  const [step, bar, margin] = [32, 22, 12];
  const width = heights.length * step + margin;
  const height = Math.max(...heights) + 2 * margin;
  const isInk = (x: number, y: number) => {
    const place = x - margin;
    const tall = heights[Math.floor(place / step)] ?? 0;
    return place >= 0 && place % step < bar && y < height - margin && y >= height - margin - tall;
  };
  // Each row begins with its filter: none.
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_of, x) => Number(isInk(x, y))),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(palette)),
    toChunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

function toChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
