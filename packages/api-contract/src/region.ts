/** The product's region (research §1): where its files are, and its identity provider, unless another is configured. */
export const region = 'us-east-2';

/** Where Amazon Cognito answers in the product's region. */
export const regionalIdentity = `https://cognito-idp.${region}.amazonaws.com/`;
