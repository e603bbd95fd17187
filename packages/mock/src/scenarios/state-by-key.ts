import { LimitedMap } from "../limited-map.ts";

/** Enough for any test run; a mock that is up for months must not grow. */
const defaultCapacity = 1000;

/** State of which every key has its own. Beyond the capacity the key used longest ago is forgotten. */
export class StateByKey<State> {
  readonly #create: () => State;
  readonly #capacity: number;
  #states: LimitedMap<State>;

  constructor(create: () => State, capacity: number = defaultCapacity) {
    this.#create = create;
    this.#capacity = capacity;
    this.#states = new LimitedMap(capacity);
  }

  /** The state of a key, made when there is none. */
  of(key: string): State {
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const state = this.#create();
    this.#states.set(key, state);
    return state;
  }

  /** Forgets the state of one key, or of all. */
  reset(key?: string): void {
    if (key === undefined) this.#states = new LimitedMap(this.#capacity);
    else this.#states.delete(key);
  }
}

/** Removes what was put in first until a map has no more entries than it may. */
export function forgetOldest(map: Map<string, unknown>, capacity: number): void {
  for (const key of map.keys()) {
    if (map.size <= capacity) return;
    map.delete(key);
  }
}
