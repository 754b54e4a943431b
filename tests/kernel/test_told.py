from conjura.kernel import SeatName, Told


def test_a_message_without_gaps_is_its_key_alone() -> None:
    assert Told("bo-pass").to_json() == {"key": "bo-pass"}


def test_words_numbers_messages_names_and_lists_stand_in_the_gaps() -> None:
    items = [Told("item-keys"), Told("item-map")]
    told = Told("bo-text-person", {"name": SeatName(2), "who": "beck", "cards": 3, "items": items})
    assert told.to_json() == {
        "key": "bo-text-person",
        "args": {
            "name": {"seat": 2},
            "who": "beck",
            "cards": 3,
            "items": [{"key": "item-keys"}, {"key": "item-map"}],
        },
    }
