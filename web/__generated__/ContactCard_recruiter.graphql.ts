/**
 * @generated SignedSource<<58e895be99e544f896a81bf9215798a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactCard_recruiter$data = {
  readonly hasPhone: boolean;
  readonly id: string;
  readonly linkedinUrl: string | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly takesMessages: boolean;
  readonly " $fragmentType": "ContactCard_recruiter";
};
export type ContactCard_recruiter$key = {
  readonly " $data"?: ContactCard_recruiter$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCard_recruiter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactCard_recruiter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesMessages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
      "storageKey": null
    }
  ],
  "type": "Recruiter",
  "abstractKey": null
};

(node as any).hash = "1b3c4f63b471ef54933ce8d5ec088b83";

export default node;
