/**
 * @generated SignedSource<<1af9df98fececb76ea372250647da462>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecideFlags_flags$data = {
  readonly answerBy: string | null | undefined;
  readonly answeredAt: string | null | undefined;
  readonly id: string;
  readonly reasons: ReadonlyArray<string>;
  readonly state: string;
  readonly toldAt: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "DecideFlags_flags";
};
export type DecideFlags_flags$key = {
  readonly " $data"?: DecideFlags_flags$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecideFlags_flags">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecideFlags_flags",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toldAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerBy",
      "storageKey": null
    }
  ],
  "type": "FlagCase",
  "abstractKey": null
};

(node as any).hash = "8f047e1751c35169d995bc1193c33f31";

export default node;
