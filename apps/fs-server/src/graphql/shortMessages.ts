import type { ExecutionResult, GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { cutText } from '../values/cutText.ts';

/** Characters. */
const longest = 300;

/** Cuts the messages of errors: those about values repeat them, however long they are. */
export const shortMessages: Plugin = {
  onResultProcess({ result, setResult }) {
    if (!isResult(result) || !result.errors?.some(isLong)) return;
    setResult({ ...result, errors: result.errors.map((error) => (isLong(error) ? shorten(error) : error)) });
  },
};

const isResult = (result: object): result is ExecutionResult => !Array.isArray(result) && 'errors' in result;

const isLong = ({ message }: GraphQLError): boolean => message.length > longest;

const shorten = ({ message, nodes, path, extensions }: GraphQLError): GraphQLError =>
  createGraphQLError(`${cutText(message, longest - 1)}…`, { nodes, path, extensions });
