/** Closed list of what the envelope's `error` may say. */
export const statusOf = {
  ValidationFailed: 400,
  AddressMissing: 400,
  MalformedJson: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  Conflict: 409,
  StoodDown: 409,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  RateLimited: 429,
  InternalError: 500,
  Unavailable: 503,
  StorageFull: 507,
} as const;

export type ErrorCode = keyof typeof statusOf;
/** `message` is a key of locales/{lng}/errors.json, never a sentence; `detail` names what stands in the way. */
export type FieldError = { path: string; message: string; detail?: string };

type Extra = { fields?: FieldError[]; retryAfter?: number; allow?: string };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields?: FieldError[];
  /** Seconds. */
  readonly retryAfter?: number;
  readonly allow?: string;

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.fields = extra.fields;
    this.retryAfter = extra.retryAfter;
    this.allow = extra.allow;
  }

  get status() {
    return statusOf[this.code];
  }
}

export const notFound = () => new AppError("NotFound");
export const forbidden = () => new AppError("Forbidden");
export const unauthorized = () => new AppError("Unauthorized");
export const conflict = (fields?: FieldError[]) => new AppError("Conflict", { fields });
/** What passes by itself: who asks may come again after so many seconds. */
export const unavailable = (retryAfter = 5) => new AppError("Unavailable", { retryAfter });
export const rateLimited = (retryAfter: number) => new AppError("RateLimited", { retryAfter });

/** 400; the code is AddressMissing where that is all that is wrong. */
export function validationFailed(fields: FieldError[]) {
  const onlyAddress = fields.length > 0 && fields.every((field) => field.message === "AddressMissing");
  return new AppError(onlyAddress ? "AddressMissing" : "ValidationFailed", { fields });
}
