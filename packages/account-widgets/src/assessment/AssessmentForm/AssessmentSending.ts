/** Who took the assessment. Name and company are empty if not given. */
export interface AssessmentSender {
  email: string;
  name: string;
  company: string;
}

/** What the last step needs to know, and what it does. */
export interface AssessmentSending {
  /** Name, email and company of the logged-in user. */
  initialName?: string | undefined;
  initialEmail?: string | undefined;
  initialCompany?: string | undefined;
  /** Called when the user submits the last step. Every question has an answer then. */
  onSubmit: (sender: AssessmentSender) => void;
  /** Whether the request is pending. */
  isSending?: boolean;
  /** Why the last attempt failed. */
  failure?: string | undefined;
}
