import * as z from 'zod';

const jsonSchema = z.object({
  type: z.string().optional(),
  description: z.string().optional(),
  /** Allowed values in words: `a full address, https://…`. */
  allowed: z.string().optional(),
  /** A pattern that the value must also match in `live` mode. */
  live: z.string().optional(),
  /** What pages may use the origin of this address for. */
  policy: z.enum(['connect', 'frame', 'media']).optional(),
  /** Whether the section is optional. */
  mayBeAbsent: z.boolean().optional(),
  minimum: z.number().optional(),
  minItems: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), jsonSchema]).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
});

/** The keywords of a JSON Schema that are read here. `allowed`, `live`, `policy` and `mayBeAbsent` are our own. */
export type Schema = z.infer<typeof jsonSchema>;

/** Throws if one of these keywords has another form. */
export function schemaOf(schema: z.core.JSONSchema.JSONSchema): Schema {
  return jsonSchema.parse(schema);
}

function schemaAt(schema: Schema | undefined, [key, ...rest]: readonly PropertyKey[]): Schema | undefined {
  if (key === undefined || !schema) return schema;
  const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const below = typeof key === 'number' ? schema.items : (schema.properties?.[String(key)] ?? more);
  return schemaAt(below, rest);
}

/** `a whole number from 1 to 99`. Leaves out bounds that every safe integer meets. */
function wholeNumberWords({ minimum, exclusiveMinimum, maximum }: Schema): string {
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  const from = least !== undefined && least > Number.MIN_SAFE_INTEGER ? ` from ${least}` : '';
  const to = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum}` : '';
  return `a whole number${from}${to}`;
}

const typeText: Readonly<Record<string, (schema: Schema) => string>> = {
  string: () => 'non-empty text',
  integer: wholeNumberWords,
  number: () => 'a number',
  boolean: () => 'true or false',
  object: () => 'an object',
  array: ({ minItems = 0 }) => (minItems > 0 ? 'a non-empty list' : 'a list'),
};

export function allowedText(schema: Schema = {}): string {
  if (schema.allowed) return schema.allowed;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  return typeText[schema.type ?? '']?.(schema) ?? 'something else';
}

/** A value in a configuration, with the schema of its key. */
export type Leaf = { path: string; value: string; schema: Schema };

/** Every string in a configuration that its schema knows. */
export function textsIn(value: unknown, schema: Schema | undefined, path: string): Leaf[] {
  if (!schema) return [];
  if (typeof value === 'string') return [{ path, value, schema }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    textsIn(below, schemaAt(schema, [Array.isArray(value) ? Number(key) : key]), `${path}.${key}`),
  );
}

export function unknownKey(known: readonly string[]): string {
  return `unknown key; the known keys are ${known.join(', ')}`;
}

function isQuotedNumber(value: unknown, schema: Schema | undefined): boolean {
  return typeof value === 'string' && (schema?.type === 'integer' || schema?.type === 'number');
}

function issueLines(issue: z.core.$ZodIssue, section: string, schema: Schema): string[] {
  const key = [section, ...issue.path.map(String)].join('.');
  const at = schemaAt(schema, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(at?.properties ?? {});
    return issue.keys.map((name) => `${key}.${name}: ${unknownKey(known)}`);
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [`${key}: is missing; it must be ${allowedText(at)}`];
  }
  return [
    `${key}: must be ${allowedText(at)}${isQuotedNumber(issue.input, at) ? ', without quotes and commas' : ''}`,
  ];
}

/** The problems of a configuration section, one line each, with the key and what is allowed. */
export function sectionProblems(
  section: string,
  value: unknown,
  schema: z.core.JSONSchema.JSONSchema,
): string[] {
  const text = schemaOf(schema);
  const result = z.fromJSONSchema(schema).safeParse(value, { reportInput: true });
  return result.success ? [] : result.error.issues.flatMap((issue) => issueLines(issue, section, text));
}

/** Values that a sandbox may have but a live site may not: addresses without encryption, and keys of test accounts. */
export function liveProblems(section: string, value: unknown, schema: Schema): string[] {
  return textsIn(value, schema, section).flatMap(({ path, value: text, schema: at }) => {
    if (text.startsWith('http://')) return [`${path}: must start with https:// in live mode`];
    const isLive = at.live === undefined || new RegExp(at.live).test(text);
    return isLive ? [] : [`${path}: is a test value; in live mode it must be ${allowedText(at)}`];
  });
}
