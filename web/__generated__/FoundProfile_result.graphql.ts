/**
 * @generated SignedSource<<ff19afd5988b7ebac61a0ce6410c8a04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundProfile_result$data = {
  readonly agency: {
    readonly " $fragmentSpreads": FragmentRefs<"FoundProfile_agency">;
  } | null | undefined;
  readonly matches: ReadonlyArray<{
    readonly in: string;
    readonly isExact: boolean;
    readonly typed: string;
    readonly word: string;
  }>;
  readonly recruiter: {
    readonly " $fragmentSpreads": FragmentRefs<"FoundProfile_recruiter">;
  } | null | undefined;
  readonly " $fragmentType": "FoundProfile_result";
};
export type FoundProfile_result$key = {
  readonly " $data"?: FoundProfile_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundProfile_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundProfile_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchMatch",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "in",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "word",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "typed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExact",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recruiter",
      "kind": "LinkedField",
      "name": "recruiter",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FoundProfile_recruiter"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FoundProfile_agency"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchResult",
  "abstractKey": null
};

(node as any).hash = "1011b502f748ffa5fc7f034dad255740";

export default node;
