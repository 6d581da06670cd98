/** An error response. Source: Contentful, "Errors". */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: { readonly id: string; readonly message: string; readonly details?: object };
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: { readonly id: string; readonly message: string; readonly details?: object },
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const unauthorized = () =>
  new ApiError(401, {
    id: 'AccessTokenInvalid',
    message: 'The access token you sent could not be found or is invalid.',
  });

export const forbidden = () =>
  new ApiError(403, {
    id: 'AccessDenied',
    message: 'Forbidden',
    details: { reasons: 'Not accessible for the role of this token.' },
  });

export const notFound = (details: object = {}) =>
  new ApiError(404, { id: 'NotFound', message: 'The resource could not be found.', details });

export const versionMismatch = () =>
  new ApiError(409, {
    id: 'VersionMismatch',
    message: 'The version of the resource is another one than the header X-Contentful-Version says.',
  });

export const unprocessable = (errors: readonly object[]) =>
  new ApiError(422, {
    id: 'ValidationFailed',
    message: 'The resource you sent in the body is invalid.',
    details: { errors },
  });

export const badRequest = (message: string) => new ApiError(400, { id: 'BadRequest', message });

export const invalidQuery = (name: string, value: string) =>
  new ApiError(400, {
    id: 'InvalidQuery',
    message:
      'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    details: { errors: [{ name: 'unknown', path: [name], details: `"${name}" cannot be "${value}"` }] },
  });

export const rateLimited = (resetSeconds: number) =>
  new ApiError(
    429,
    {
      id: 'RateLimitExceeded',
      message:
        'You have exceeded the rate limit of this Space by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
    },
    { 'x-contentful-ratelimit-reset': String(resetSeconds), 'x-contentful-ratelimit-second-remaining': '0' },
  );

export const tooBig = (maxResponseBytes: number) =>
  badRequest(`Response size too big. Maximum allowed response size: ${maxResponseBytes}B.`);

export const serverError = (status: number) =>
  new ApiError(status, { id: 'ServerError', message: 'Server error. Please try again later.' });
