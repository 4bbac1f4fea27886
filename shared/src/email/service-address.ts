import * as z from 'zod';

/** Address of a service: a scheme, one host, perhaps a port and a path; no slash at its end, nothing to guess. */
export const serviceAddress = z
  .string()
  .regex(/^https?:\/\/[a-zA-Z\d]+(?:[.-][a-zA-Z\d]+)*(?::\d{1,5})?(?:\/[\w.~-]+)*$/)
  .meta({ allowed: 'an address such as https://api.example.com, without a slash at its end' });
