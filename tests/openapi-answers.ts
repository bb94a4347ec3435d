import Ajv, { type ValidateFunction } from "ajv/dist/2020";
import { openApiDocument } from "@/lib/features/openapi/present/document";
import type { Call } from "@/lib/http/calls";

type Content = Record<string, { schema?: object }>;
type Operation = { responses: Record<string, { content?: Content }> };

const document = openApiDocument() as unknown as { paths: Record<string, Record<string, Operation>> };
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(document, "openapi");

const compiled = new Map<string, ValidateFunction>();
const escaped = (key: string) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));

/** `{"$ref": "#/components/…"}` is looked up in the document that holds it. */
function validatorOf(keys: string[]) {
  const pointer = `openapi#/${keys.map(escaped).join("/")}`;
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
  compiled.set(pointer, validate);
  return validate;
}

/** What of a live answer the OpenAPI document does not tell: its status, its content type, its JSON. */
export async function untold({ method, path }: Call, response: Response): Promise<string[]> {
  const [verb, status] = [method.toLowerCase(), String(response.status)];
  const told = document.paths[path]?.[verb]?.responses[status];
  if (!told) return [`status ${status}: ${await response.text()}`];
  const type = (response.headers.get("content-type") ?? "").split(";", 1)[0] ?? "";
  const text = await response.text();
  if (!told.content?.[type]) return [`${status} content type ${type}`];
  if (type !== "application/json") return [];
  const validate = validatorOf(["paths", path, verb, "responses", status, "content", type, "schema"]);
  if (validate(JSON.parse(text))) return [];
  return (validate.errors ?? []).slice(0, 5).map((error) => `${status} ${error.instancePath} ${error.message}`);
}
