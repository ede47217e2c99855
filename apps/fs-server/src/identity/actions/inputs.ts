import { ClosedObject, RecordOf, Text } from '@fs/api-contract/schemas';
import { type TProperties, type TSchema, Type } from 'typebox';

const Optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

/** The maximum length of an email address (RFC 5321 §4.5.3.1.3). */
export const EmailInput = Text(254, { minLength: 1 });

/** Cognito's maximum length, which also limits the work of hashing. Only sign-up enforces a minimum. */
export const PasswordInput = Text(256, { minLength: 1 });

/** Arbitrary metadata of a Cognito client. We read `confirmation`, `firstSignIn` and `device`. */
export const ClientMetadataInput = Type.Optional(RecordOf(131, Text(2048), 20));

/** Names and values. Actions check the names. */
export const AttributesInput = Type.Array(ClosedObject({ Name: Text(32), Value: Text(2048) }), { maxItems: 20 });

/** The name of the attribute that an action refers to. */
export const AttributeNameInput = Text(32);

export const TokenInput = Text(4096, { minLength: 1 });

/** Our codes have six digits. Other input is a wrong code, not an invalid request. */
export const CodeInput = Text(100, { minLength: 1 });

export const ClientIdInput = Text(128);

/** The session of a sign-up. */
export const SessionInput = Type.Optional(Text(2048));

/** Cognito parameters that clients may send, and that this server ignores. */
const ignoredParameters = {
  AnalyticsMetadata: Optional(ClosedObject({ AnalyticsEndpointId: Optional(Text(200)) })),
  ClientMetadata: ClientMetadataInput,
  ClientSecret: Optional(Text(128)),
  DeviceKey: Optional(Text(200)),
  ForceAliasCreation: Optional(Type.Boolean()),
  SecretHash: Optional(Text(128)),
  Session: SessionInput,
  UserContextData: Optional(ClosedObject({ EncodedData: Optional(Text(8192)), IpAddress: Optional(Text(100)) })),
  ValidationData: Optional(AttributesInput),
};

/** Schema of a request body: the parameters of the action, and the ignored ones of Cognito. */
export const ActionInput = <Properties extends TProperties>(properties: Properties) =>
  ClosedObject<typeof ignoredParameters & Properties>({ ...ignoredParameters, ...properties });

/** Schema of a flow's `AuthParameters`, including ignored ones for device tracking and client secrets. */
export const AuthParametersInput = <Properties extends TProperties>(properties: Properties) =>
  ClosedObject({
    DEVICE_KEY: Optional(Text(200)),
    SECRET_HASH: Optional(Text(128)),
    ...properties,
  });
