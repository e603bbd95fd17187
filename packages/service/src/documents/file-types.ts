import { invalidRequest, Problem } from "../problems.ts";
import { extensionOf } from "./file-name.ts";

/** Media types that are accepted, each with the extensions that a file of it may have; the first one is the usual. */
const accepted: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "application/pdf": ["pdf"],
  "application/msword": ["doc"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": ["pptx"],
  "application/vnd.oasis.opendocument.text": ["odt"],
  "application/vnd.oasis.opendocument.presentation": ["odp"],
  "application/rtf": ["rtf"],
  "text/plain": ["txt", "md"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
};

/** What the first bytes of old Word documents have in common with other files of their age; only the name tells them apart. */
const compoundFile = "application/x-cfb";

/** What a file was found to hold. */
export interface Finding {
  /** Media type that its bytes are typical of, if any. */
  readonly sniffed: string | undefined;
  /** Whether it is text without control characters. */
  readonly text: boolean;
}

/** A file that may be kept. */
export interface AcceptedFile {
  readonly contentType: string;
  /** Always with an extension of its type. */
  readonly fileName: string;
}

/**
 * Judges a file by what it holds; what the sender says about it does not count.
 *
 * @throws Problem UNSUPPORTED_MEDIA_TYPE when it is no document, INVALID_REQUEST when its name says something else than its bytes
 */
export function judgeFile(fileName: string, { sniffed, text }: Finding): AcceptedFile {
  const extension = extensionOf(fileName);
  const held = sniffed ?? (text ? "text/plain" : undefined);
  const contentType = held === compoundFile && extension?.toLowerCase() === "doc" ? "application/msword" : held;
  const extensions = contentType === undefined ? undefined : accepted[contentType];
  if (contentType === undefined || extensions === undefined) {
    const usual = Object.values(accepted).map(([first]) => first);
    throw new Problem(
      "UNSUPPORTED_MEDIA_TYPE",
      `The file holds ${contentType ?? "nothing that is known"}. Send one of ${usual.join(", ")}.`,
    );
  }
  if (extension === undefined) return { contentType, fileName: `${fileName}.${extensions[0]}` };
  if (extensions.includes(extension.toLowerCase())) return { contentType, fileName };
  const message = `is named .${extension} and holds ${contentType}; name it .${extensions.join(" or .")}`;
  throw invalidRequest([{ path: "body.file", message }]);
}
