import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { emailAddress } from './email-address.ts';
import type { SandboxEnv } from './environment.ts';
import { type Lane, newRecord } from './lane.ts';
import type { Attachment, Mail } from './records.ts';
import { type RequestBody, serviceCall } from './service-call.ts';

const emailKeys = { publicKey: 'sandbox_public_key', serviceId: 'sandbox_service' } as const;

const largestVariables = 50 * 1024;
const largestAttachments = 2 * 1024 * 1024;
const account = 'https://dashboard.emailjs.com/admin';
const ownNames = new Set(['lib_version', 'service_id', 'template_id', 'user_id']);

type Parts = Extract<RequestBody, { as: 'form' }>['parts'];
type Message = { ids: Record<string, string>; parts: Parts };
type Refusal = { status: 400 | 413 | 422; text: string };

function fromForm(parts: Parts): Message {
  const ids: Record<string, string> = {};
  for (const { name, value } of parts) if (typeof value === 'string' && ownNames.has(name)) ids[name] = value;
  return { ids, parts: parts.filter(({ name }) => !ownNames.has(name)) };
}

function idProblem({ user_id, service_id, template_id }: Record<string, string>): string | undefined {
  if (!user_id) return 'The user_id parameter is required';
  if (!service_id) return 'The service_id parameter is required';
  if (!template_id) return 'The template_id parameter is required';
  if (user_id !== emailKeys.publicKey)
    return `The Public Key is invalid. To find this ID, visit ${account}/account`;
  if (service_id !== emailKeys.serviceId)
    return `The service ID not found. To find this ID, visit ${account}`;
  if (!template_id.startsWith('template_')) {
    return `The template ID not found. To find this ID, visit ${account}/templates`;
  }
  return undefined;
}

/** The copy goes to the sender: every template here uses the field `email` as its recipient. */
function isCorrupted(parts: Parts): boolean {
  const recipient = parts.find(({ name }) => name === 'email')?.value;
  if (typeof recipient !== 'string' || recipient.trim() === '') return false;
  return !emailAddress('').safeParse(recipient.trim()).success;
}

function sizeProblem(parts: Parts): string | undefined {
  const size = parts.reduce(
    (sum, { name, value }) => (typeof value === 'string' ? sum + Buffer.byteLength(name + value) : sum),
    0,
  );
  if (size > largestVariables) return 'Variables size limit, Maximum allowed variables size is 50Kb';
  const attached = parts.reduce((sum, { value }) => (typeof value === 'string' ? sum : sum + value.size), 0);
  if (attached > largestAttachments) {
    return 'Attachments size limit, Maximum allowed attachments size is 2Mb';
  }
  return undefined;
}

function refusal({ ids, parts }: Message): Refusal | undefined {
  const text = idProblem(ids);
  if (text !== undefined) return { status: 400, text };
  const tooLarge = sizeProblem(parts);
  if (tooLarge !== undefined) return { status: 413, text: tooLarge };
  return isCorrupted(parts) ? { status: 422, text: 'The recipients address is corrupted' } : undefined;
}

async function saveFile(lane: Lane, field: string, file: File): Promise<Attachment> {
  const id = randomUUID();
  lane.files.set(id, new Uint8Array(await file.arrayBuffer()));
  return { id, field, name: file.name, type: file.type, size: file.size };
}

async function saveMail(lane: Lane, { ids, parts }: Message): Promise<void> {
  const fields = parts.flatMap(({ name, value }) => (typeof value === 'string' ? [{ name, value }] : []));
  const attachments = await Promise.all(
    parts.flatMap(({ name, value }) =>
      typeof value === 'string' || value.size === 0 ? [] : [saveFile(lane, name, value)],
    ),
  );
  const { service_id: serviceId = '', template_id: templateId = '' } = ids;
  const mail: Mail = { ...newRecord(), serviceId, templateId, fields, attachments };
  lane.received.mails.push(mail);
}

async function receive(context: Context<SandboxEnv>): Promise<Response> {
  const { lane, sent, fault } = context.var;
  const message = fromForm(sent.as === 'form' ? sent.parts : []);
  const asIf =
    fault?.kind === 'bad-key' ? { ...message, ids: { ...message.ids, user_id: 'revoked' } } : message;
  const refused = refusal(asIf);
  if (refused) return context.text(refused.text, refused.status);
  await saveMail(lane, message);
  return context.text('OK');
}

/** The e-mail service (EmailJS REST API, as its browser library 4.4.1 calls it). */
export const email = new Hono<SandboxEnv>().post(
  '/send-form',
  serviceCall({ service: 'email', endpoint: 'send-form' }),
  (context) => receive(context),
);
