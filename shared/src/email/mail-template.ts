/** A field of an e-mail: its name in the template, and its label. */
export type TemplateField = { name: string; label: string; isFile?: boolean | undefined };

/** What the e-mail service's template of one e-mail needs to know. */
export type MailTemplate = {
  /** The name under `email.templates` of the configuration. */
  form: string;
  /** When the site sends it. */
  when: string;
  subject: string;
  fields: readonly TemplateField[];
  /** The text of the automatic copy to the sender; none if the form has no e-mail address. */
  copy?: string | undefined;
};
