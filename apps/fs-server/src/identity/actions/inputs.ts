import { ClosedObject, RecordOf, Text } from '@fs/api-contract/schemas';
import { type TProperties, type TSchema, Type } from 'typebox';

const Optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

/** The longest address that mail can reach (RFC 5321 §4.5.3.1.3). */
export const EmailInput = Text(254, { minLength: 1 });

/** At most what Cognito takes, which also bounds the work of hashing. Its least length is a rule of sign-up only. */
export const PasswordInput = Text(256, { minLength: 1 });

/** What a client of Cognito may say beside; we read `confirmation`, `firstSignIn` and `device`. */
export const ClientMetadataInput = Type.Optional(RecordOf(131, Text(2048), 20));

/** Names and values; which names there are is for the action to say. */
export const AttributesInput = Type.Array(ClosedObject({ Name: Text(32), Value: Text(2048) }), { maxItems: 20 });

/** Which attribute an action is about. */
export const AttributeNameInput = Text(32);

export const TokenInput = Text(4096, { minLength: 1 });

/** Of our own making it has six digits; whatever else is typed is a wrong code, not a broken request. */
export const CodeInput = Text(100, { minLength: 1 });

export const ClientIdInput = Text(128);

/** Of a sign-up. */
export const SessionInput = Type.Optional(Text(2048));

/** Parameters of Cognito's that its clients may send, and that mean nothing here. */
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

/** The body of a request: what the action reads, and what any client of Cognito may say beside. */
export const ActionInput = <Properties extends TProperties>(properties: Properties) =>
  ClosedObject<typeof ignoredParameters & Properties>({ ...ignoredParameters, ...properties });

/** `AuthParameters` of a flow: what it reads, and what is for devices and clients that we have none of. */
export const AuthParametersInput = <Properties extends TProperties>(properties: Properties) =>
  ClosedObject({
    DEVICE_KEY: Optional(Text(200)),
    SECRET_HASH: Optional(Text(128)),
    ...properties,
  });
