/** A field of an e-mail, by the name that its template says and by what people call it. */
export type TemplateField = { name: string; label: string; isFile?: boolean | undefined };

/** What the e-mail service’s template has to be told of one e-mail of the site. */
export type MailTemplate = {
  /** The name under `email.templates` of the configuration. */
  form: string;
  /** When the site sends it. */
  when: string;
  subject: string;
  fields: readonly TemplateField[];
  /** What the automatic copy to the sender says, in whole sentences; none where nobody gives an address. */
  copy?: string | undefined;
};

/** What stands before an answer: `Phone:`; a question keeps its own mark. */
export function beforeAnswer(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}
