import type { Outcome } from '@fs/api-contract';
import {
  CreateBusinessAssessmentResultDocument,
  type CreateBusinessAssessmentResultInput,
  CreateCuratedArticleDocument,
  type CreateCuratedArticleInput,
  DeleteBusinessAssessmentResultDocument,
  DeleteCuratedArticleDocument,
  GetBusinessAssessmentResultDocument,
  type GetBusinessAssessmentResultQuery,
  GetCuratedArticleDocument,
  type GetCuratedArticleQuery,
  UpdateBusinessAssessmentResultDocument,
  type UpdateBusinessAssessmentResultInput,
  UpdateCuratedArticleDocument,
  type UpdateCuratedArticleInput,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import { mapOutcome } from '../transport/paged.ts';
import type { CallOptions } from '../transport/rest.ts';

type Article = GetCuratedArticleQuery['getCuratedArticle'];
type Result = GetBusinessAssessmentResultQuery['getBusinessAssessmentResult'];

/** Calls about curated articles and assessment results as records, for integrators. */
export function articleRecordCalls(graphql: GraphQLTransport) {
  return {
    /** Returns one of our own articles. For editors. */
    async getCuratedArticle(id: string, options?: CallOptions): Promise<Outcome<Article>> {
      const call = { operation: 'getCuratedArticle', document: GetCuratedArticleDocument, variables: { id } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.getCuratedArticle);
    },

    /** Publishes an article. For editors. */
    async createCuratedArticle(input: CreateCuratedArticleInput, options?: CallOptions): Promise<Outcome<Article>> {
      const document = CreateCuratedArticleDocument;
      const call = { operation: 'createCuratedArticle', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.createCuratedArticle);
    },

    /** Changes an article; missing fields stay unchanged. For editors. */
    async updateCuratedArticle(input: UpdateCuratedArticleInput, options?: CallOptions): Promise<Outcome<Article>> {
      const document = UpdateCuratedArticleDocument;
      const call = { operation: 'updateCuratedArticle', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.updateCuratedArticle);
    },

    /** Deletes an article. For editors. */
    async deleteCuratedArticle(id: string, options?: CallOptions): Promise<Outcome<Article>> {
      const document = DeleteCuratedArticleDocument;
      const call = { operation: 'deleteCuratedArticle', document, variables: { input: { id } } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.deleteCuratedArticle);
    },

    /** Returns a result of the user's. `client.assessment.getAssessment` returns it with its courses. */
    async getBusinessAssessmentResult(id: string, options?: CallOptions): Promise<Outcome<Result>> {
      const document = GetBusinessAssessmentResultDocument;
      const call = { operation: 'getBusinessAssessmentResult', document, variables: { id } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.getBusinessAssessmentResult);
    },

    /** Stores the answers of the user and what they result in. */
    async createBusinessAssessmentResult(
      input: CreateBusinessAssessmentResultInput,
      options?: CallOptions,
    ): Promise<Outcome<Result>> {
      const document = CreateBusinessAssessmentResultDocument;
      const call = { operation: 'createBusinessAssessmentResult', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.createBusinessAssessmentResult);
    },

    /** Changes a result of the user's; missing fields stay unchanged. */
    async updateBusinessAssessmentResult(
      input: UpdateBusinessAssessmentResultInput,
      options?: CallOptions,
    ): Promise<Outcome<Result>> {
      const document = UpdateBusinessAssessmentResultDocument;
      const call = { operation: 'updateBusinessAssessmentResult', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.updateBusinessAssessmentResult);
    },

    /** Deletes a result of the user's. */
    async deleteBusinessAssessmentResult(id: string, options?: CallOptions): Promise<Outcome<Result>> {
      const document = DeleteBusinessAssessmentResultDocument;
      const call = { operation: 'deleteBusinessAssessmentResult', document, variables: { input: { id } } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.deleteBusinessAssessmentResult);
    },
  };
}
