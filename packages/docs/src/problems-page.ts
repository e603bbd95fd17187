import { escapeHtml, smallPage } from "./small-page.ts";

/** An error that the API answers with. */
export interface ProblemGuide {
  /** `code` of the body; of the one answer that has none, the name of its status. */
  code: string;
  status: number;
  /** What has happened. */
  when: string;
  /** What the caller can do about it. */
  remedy: string;
}

/** Every error of the API. */
export const problemGuides: readonly ProblemGuide[] = [
  {
    code: "INVALID_REQUEST",
    status: 400,
    when: "The request breaks a rule of the operation: a value is missing, of another type, out of its bounds or not known, or a cursor came with other filters.",
    remedy:
      "Read issues: each names the place of a value and the rule that it breaks. Sending the same request again does not help.",
  },
  {
    code: "UNAUTHORIZED",
    status: 401,
    when: "The key is missing, not known, expired or revoked.",
    remedy: "Send a live key in the header x-api-key. While you change keys, two may be alive at once.",
  },
  {
    code: "INSUFFICIENT_CREDITS",
    status: 402,
    when: "A people search reserves 20 credits for each person it may return, and the balance does not cover that. Nothing was charged.",
    remedy: "Ask for fewer people with limit, or have credits added to the workgroup.",
  },
  {
    code: "PLAN_NOT_ELIGIBLE",
    status: 403,
    when: "The plan of the workgroup does not include the operation.",
    remedy: "People search needs the Scale plan or an eligible enterprise workspace.",
  },
  {
    code: "NOT_FOUND",
    status: 404,
    when: "There is no operation at the address, or nothing under the identifier that the workgroup of the key can see.",
    remedy: "Check the path, which starts with the version prefix, and whose workgroup the identifier is from.",
  },
  {
    code: "METHOD_NOT_ALLOWED",
    status: 405,
    when: "The address exists, and does not take this method.",
    remedy: "The header Allow names the methods that it takes.",
  },
  {
    code: "NOT_ACCEPTABLE",
    status: 406,
    when: "The Accept header excludes application/json, and the API answers nothing else.",
    remedy: "Leave the header out, or name application/json in it.",
  },
  {
    code: "FILE_TOO_LARGE",
    status: 413,
    when: "A document has more than 10 MB, or a JSON body more than 1 MB.",
    remedy: "Make the file smaller, or send the data in parts.",
  },
  {
    code: "UNSUPPORTED_MEDIA_TYPE",
    status: 415,
    when: "The body is not of the media type that the operation takes, or a document is none of the kinds that may be kept.",
    remedy:
      "Send application/json, and documents as multipart/form-data. A document is judged by its content, not by its name.",
  },
  {
    code: "Too Many Requests",
    status: 429,
    when: "The limit of this endpoint is used up for the workgroup. The body has no code; it has retryAfterSeconds.",
    remedy: "Wait that many seconds, which the header Retry-After says as well. Nothing was done or charged.",
  },
  {
    code: "UNHANDLED_EXCEPTION",
    status: 500,
    when: "The service itself is at fault.",
    remedy:
      "Try again later, but not a call that might do something twice. The header x-request-id names the request to whoever looks into it.",
  },
];

/** Where a problem stands in its page. */
export function anchorOf(code: string): string {
  return code.replaceAll(" ", "_").toUpperCase();
}

/** The page that says of each error what has happened and what to do. */
export function problemsPage(reference: string): string {
  const sections = problemGuides.map(
    ({ code, status, when, remedy }) =>
      `<section id="${anchorOf(code)}">
<h2>${status} ${escapeHtml(code)}</h2>
<p>${escapeHtml(when)}</p>
<p>${escapeHtml(remedy)}</p>
</section>`,
  );
  return smallPage({
    heading: "Problems",
    reference,
    html: `<p>Every error that the API answers with, what has happened, and what to do.</p>\n${sections.join("\n")}`,
  });
}
