import type { IdentityFailure, preSignUpPrefix } from '@fs/api-contract';

/** The error names of Amazon Cognito that our endpoint uses. */
export type CognitoErrorType =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** Answers to requests that the app does not send, so that nobody reads them. */
type UnreadMessage =
  | 'A client attempted to write unauthorized attribute'
  | 'A parameter is missing or has the wrong type.'
  | 'Initiate Auth method not supported.'
  | 'Invalid Access Token'
  | 'Invalid attribute.'
  | 'Invalid Refresh Token'
  | 'Refresh Token has been revoked'
  | 'Refresh Token has expired'
  | 'Refresh token has been invalidated by rotation'
  | 'The request could not be read.'
  | 'This operation is unknown.'
  | 'User does not have a pending attribute.'
  | 'User pool client does not exist.'
  | `Attributes did not conform to the schema: ${string}`
  | `${string} flow not enabled for this client`
  | `${string} is not enabled for the client.`;

/** Whatever users read is listed in the contract, so that the app has it in its languages. */
export type CognitoMessage = IdentityFailure | `${typeof preSignUpPrefix}${IdentityFailure}` | UnreadMessage;

/** An error in Cognito's format: users see `message`, clients branch on `type`. */
export class CognitoError extends Error {
  override name = 'CognitoError';
  readonly type: CognitoErrorType;

  constructor(type: CognitoErrorType, message: CognitoMessage) {
    super(message);
    this.type = type;
  }

  /** Cognito responds with 400 to every client error, including a wrong password. */
  get status(): 400 | 500 {
    return this.type === 'InternalErrorException' ? 500 : 400;
  }
}
