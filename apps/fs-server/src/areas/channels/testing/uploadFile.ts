import type { AttachmentType } from '@fs/api-contract';
import type { ChatPerson, ChatServer } from './chatServer.ts';

interface UploadedFile {
  type: AttachmentType;
  bytes: Buffer;
  /** Of the message that will carry the file. */
  clientId: string;
}

/** Uploads bytes for an unsent message. Returns their key, and what the upload was answered. */
export async function uploadFile(
  { app }: ChatServer,
  person: ChatPerson,
  channel: string,
  { type, bytes, clientId }: UploadedFile,
): Promise<{ key: string; status: number }> {
  const query = { fileNameOrKey: 'a file', fileType: type, operation: 'putObject', size: bytes.length } as const;
  const { data } = await person.call('getPresignedURL', { params: { channel, message: clientId }, query });
  const put = await app.inject({ method: 'PUT', url: data.url, headers: data.headers, payload: bytes });
  return { key: data.key, status: put.statusCode };
}
