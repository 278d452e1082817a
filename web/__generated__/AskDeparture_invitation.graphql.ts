/**
 * @generated SignedSource<<c22942db390280aaf99337b1d34c44ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskDeparture_invitation$data = {
  readonly id: string;
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly scheduledFor: string | null | undefined;
  readonly viewerCanReschedule: boolean;
  readonly viewerCanResume: boolean;
  readonly " $fragmentType": "AskDeparture_invitation";
};
export type AskDeparture_invitation$key = {
  readonly " $data"?: AskDeparture_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskDeparture_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskDeparture_invitation",
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
      "name": "recipientName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReschedule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanResume",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "4d7e35b98dfe1e5e2ac10d3ece02c559";

export default node;
