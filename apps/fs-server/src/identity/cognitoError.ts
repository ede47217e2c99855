/** The part of Amazon Cognito's error names that our endpoint uses. */
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

/** A refusal in Cognito's words: users see `message`, clients decide by `type`. */
export class CognitoError extends Error {
  override name = 'CognitoError';
  readonly type: CognitoErrorType;

  constructor(type: CognitoErrorType, message: string) {
    super(message);
    this.type = type;
  }

  /** Cognito answers 400 to everything that is the caller's fault, a refused password included. */
  get status(): 400 | 500 {
    return this.type === 'InternalErrorException' ? 500 : 400;
  }
}
