import fc from "fast-check";

/** Bytes with a few of them lost, changed, doubled or added. */
export function mutated(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  return fc
    .array(mutation(bytes.length), { minLength: 1, maxLength: 4 })
    .map((mutations) => mutations.reduce((current, mutate) => mutate(current), bytes));
}

type Mutation = (bytes: Uint8Array) => Uint8Array;

const telling = [
  "\r\n",
  "\n",
  "\r\n\r\n",
  "\0",
  '"',
  "{",
  "[",
  "}",
  "%",
  "%zz",
  "%00",
  ":",
  ";",
  ",",
  "é",
  "\ufeff",
  "1e999",
  "-",
  "__proto__",
];

function mutation(length: number): fc.Arbitrary<Mutation> {
  const place = fc.nat({ max: length });
  const count = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 1, arbitrary: fc.nat({ max: length }) },
  );
  const inserted = fc.oneof(
    fc.constantFrom(...telling).map((text) => new TextEncoder().encode(text)),
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
  );
  return fc.oneof(
    fc.tuple(place, inserted).map(
      ([at, more]) =>
        (bytes: Uint8Array) =>
          spliced(bytes, at, 0, more),
    ),
    fc.tuple(place, inserted).map(
      ([at, other]) =>
        (bytes: Uint8Array) =>
          spliced(bytes, at, other.length, other),
    ),
    fc.tuple(place, count).map(
      ([at, lost]) =>
        (bytes: Uint8Array) =>
          spliced(bytes, at, lost, new Uint8Array()),
    ),
    fc.tuple(place, count).map(
      ([at, many]) =>
        (bytes: Uint8Array) =>
          spliced(bytes, at, 0, bytes.subarray(at, at + many)),
    ),
    place.map((at) => (bytes: Uint8Array) => bytes.subarray(0, at)),
  );
}

function spliced(bytes: Uint8Array, at: number, lost: number, more: Uint8Array): Uint8Array {
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at + lost)]);
}
