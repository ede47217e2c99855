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

/** An error in Cognito's format: users see `message`, clients branch on `type`. */
export class CognitoError extends Error {
  override name = 'CognitoError';
  readonly type: CognitoErrorType;

  constructor(type: CognitoErrorType, message: string) {
    super(message);
    this.type = type;
  }

  /** Cognito responds with 400 to every client error, including a wrong password. */
  get status(): 400 | 500 {
    return this.type === 'InternalErrorException' ? 500 : 400;
  }
}
