import type { CallResult, DocumentType, JobInputs, JobType, makingRoutes, Outcome, ToolType } from '@fs/api-contract';
import {
  CreateDocumentDocument,
  CreateGenericJobDocument,
  DeleteDocumentDocument,
  DeleteGenericJobDocument,
  DocumentsByOwnerDocument,
  GenericJobsByOwnerDocument,
  GetDocumentDocument,
  type GetDocumentQuery,
  GetGenericJobDocument,
  type GetGenericJobQuery,
  ListSocialTonessDocument,
  type ListSocialTonessQuery,
  UpdateDocumentDocument,
  UpdateGenericJobDocument,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import { mapOutcome, readPages } from '../transport/paged.ts';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Work that the server does for a user; `input`, `output` and `metadata` are JSON text. */
export type GenericJob = GetGenericJobQuery['getGenericJob'];

/** A text of a user; `data` is JSON text. */
export type StoredDocument = GetDocumentQuery['getDocument'];

/** A document without its text. */
export type DocumentCard = Omit<StoredDocument, 'text'>;

export type SocialTone = ListSocialTonessQuery['listSocialToness']['items'][number];

export interface JobQuery {
  jobType?: JobType;
  /** Most jobs. Default: all. */
  cap?: number;
}

export interface DocumentChanges {
  /** Revision of the edited document. */
  revision: number;
  name?: string;
  text?: string;
}

/** Calls of jobs, their files, and documents. */
export function makingCalls(rest: RestTransport, graphql: GraphQLTransport) {
  async function updateJob(input: { id: string; status?: string; deleted?: boolean }, options?: CallOptions) {
    const call = { operation: 'updateGenericJob', document: UpdateGenericJobDocument } as const;
    const answer = await graphql.call({ ...call, variables: { input } }, options);
    return mapOutcome(answer, (data) => data.updateGenericJob);
  }

  async function updateDocument(
    input: Partial<DocumentChanges> & { id: string; deleted?: boolean },
    options?: CallOptions,
  ): Promise<Outcome<StoredDocument>> {
    const call = { operation: 'updateDocument', document: UpdateDocumentDocument } as const;
    return mapOutcome(await graphql.call({ ...call, variables: { input } }, options), (data) => data.updateDocument);
  }

  const restCalls = {
    /** Returns a link to the file of a job. */
    getJobFile: (id: string, options?: CallOptions): Promise<Outcome<CallResult<'getJobFile'>>> =>
      rest.call('getJobFile', { params: { id } }, options),

    /** Returns a finished example of a tool. */
    getToolExample: (type: ToolType, options?: CallOptions): Promise<Outcome<CallResult<'getToolExample'>>> =>
      rest.call('getToolExample', { params: { type } }, options),
  } satisfies AreaCalls<typeof makingRoutes>;

  return {
    ...restCalls,

    /** Returns the tones of social posts, in their order. */
    listSocialToness: (options?: CallOptions): Promise<Outcome<SocialTone[]>> =>
      readPages<SocialTone>(async (variables) => {
        const call = { operation: 'listSocialToness', document: ListSocialTonessDocument, variables } as const;
        return mapOutcome(await graphql.call(call, options), (data) => ({
          items: data.listSocialToness.items,
          nextToken: data.listSocialToness.nextToken,
        }));
      }),

    async getGenericJob(id: string, options?: CallOptions): Promise<Outcome<GenericJob>> {
      const call = { operation: 'getGenericJob', document: GetGenericJobDocument, variables: { id } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.getGenericJob);
    },

    /** Returns the jobs of `owner`, who must be the user, the newest first. */
    genericJobsByOwner: (
      owner: string,
      { jobType, cap }: JobQuery = {},
      options?: CallOptions,
    ): Promise<Outcome<GenericJob[]>> =>
      readPages<GenericJob>(async (page) => {
        const variables = { owner, ...page, ...(jobType && { jobType }) };
        const call = { operation: 'genericJobsByOwner', document: GenericJobsByOwnerDocument, variables } as const;
        return mapOutcome(await graphql.call(call, options), (data) => data.genericJobsByOwner);
      }, cap),

    /** Starts a job. */
    async createGenericJob<Type extends JobType>(
      jobType: Type,
      input: JobInputs[Type],
      options?: CallOptions,
    ): Promise<Outcome<GenericJob>> {
      const variables = { input: { jobType, input: JSON.stringify(input) } };
      const call = { operation: 'createGenericJob', document: CreateGenericJobDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.createGenericJob);
    },

    updateGenericJob: updateJob,

    /** Deletes a job with its file. `updateGenericJob` with `deleted: false` brings it back. */
    async deleteGenericJob(id: string, options?: CallOptions): Promise<Outcome<GenericJob>> {
      const variables = { input: { id } };
      const call = { operation: 'deleteGenericJob', document: DeleteGenericJobDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.deleteGenericJob);
    },

    async getDocument(id: string, options?: CallOptions): Promise<Outcome<StoredDocument>> {
      const call = { operation: 'getDocument', document: GetDocumentDocument, variables: { id } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.getDocument);
    },

    /** Returns the documents of `owner`, who must be the user, the last changed first. */
    documentsByOwner: (owner: string, doctype: DocumentType, options?: CallOptions): Promise<Outcome<DocumentCard[]>> =>
      readPages<DocumentCard>(async (page) => {
        const variables = { owner, doctype, ...page };
        const call = { operation: 'documentsByOwner', document: DocumentsByOwnerDocument, variables } as const;
        return mapOutcome(await graphql.call(call, options), (data) => ({
          items: data.documentsByOwner.items,
          nextToken: data.documentsByOwner.nextToken,
        }));
      }),

    async createDocument(
      input: { doctype: DocumentType; name: string; text?: string },
      options?: CallOptions,
    ): Promise<Outcome<StoredDocument>> {
      const call = { operation: 'createDocument', document: CreateDocumentDocument, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.createDocument);
    },

    /** Saves a document. `conflict` after a newer change. */
    updateDocument: (id: string, changes: DocumentChanges, options?: CallOptions): Promise<Outcome<StoredDocument>> =>
      updateDocument({ id, ...changes }, options),

    /** Brings back a deleted document. */
    restoreDocument: (id: string, options?: CallOptions): Promise<Outcome<StoredDocument>> =>
      updateDocument({ id, deleted: false }, options),

    async deleteDocument(id: string, options?: CallOptions): Promise<Outcome<StoredDocument>> {
      const variables = { input: { id } };
      const call = { operation: 'deleteDocument', document: DeleteDocumentDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.deleteDocument);
    },
  };
}
