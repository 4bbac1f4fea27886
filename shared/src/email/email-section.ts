import * as z from 'zod';

/** Address of a service: scheme, host, optional port and path, without a slash at the end. */
export const serviceAddress = z
  .string()
  .regex(/^https?:\/\/[a-zA-Z\d]+(?:[.-][a-zA-Z\d]+)*(?::\d{1,5})?(?:\/[\w.~-]+)*$/)
  .meta({ allowed: 'an address such as https://api.example.com, without a slash at the end' });

const text = z.string().min(1);

/**
 * Configuration of the e-mail service. `policy` goes into the content security policy; compose requires a
 * template for each mail form.
 */
export const emailSection = z.strictObject({
  origin: serviceAddress.meta({ description: 'Address of the e-mail service', policy: 'connect' }),
  publicKey: text.describe('The account’s public key'),
  serviceId: text.describe('The account’s mail service to send with'),
  largestFile: z
    .int()
    .positive()
    .describe('Largest attachment that the e-mail plan allows, in bytes; 2 MB by default')
    .optional(),
  templates: z.record(z.string(), text).describe('Template ids by form name'),
});

export type EmailConfig = z.infer<typeof emailSection>;

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** The sandbox's e-mail service at an origin, with a template for each form: `carRental` has `template_car_rental`. */
export function sandboxEmail(origin: string, mailForms: readonly string[]): EmailConfig {
  return {
    origin,
    publicKey: 'sandbox_public_key',
    serviceId: 'sandbox_service',
    templates: Object.fromEntries(mailForms.map((form) => [form, `template_${snakeCase(form)}`])),
  };
}
